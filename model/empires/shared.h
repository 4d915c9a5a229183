// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <utility>

namespace pegsheet::empires {

/// A value that copies of it share until one of them is edited: cheap to copy, equal where what they hold is equal.
template <typename T>
class Shared
{
public:
    Shared() : m_value(nothing()) {}
    // Copies only: there is always something.
    Shared(const Shared &) = default;
    Shared &operator=(const Shared &) = default;
    ~Shared() = default;

    const T &operator*() const { return *m_value; }
    const T *operator->() const { return m_value.get(); }
    /// A copy of its own, to be changed; good until the next call.
    T &edit()
    {
        auto own = std::make_shared<T>(*m_value);
        T &value = *own;
        m_value = std::move(own);
        return value;
    }
    bool operator==(const Shared &other) const { return m_value == other.m_value || *m_value == *other.m_value; }

private:
    static const std::shared_ptr<const T> &nothing()
    {
        static const std::shared_ptr<const T> kNothing = std::make_shared<const T>();
        return kNothing;
    }

    std::shared_ptr<const T> m_value;
};

} // namespace pegsheet::empires
