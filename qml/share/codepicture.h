// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/qrcode.h"

#include <QImage>
#include <QQuickItem>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>
#include <optional>

namespace pegsheet {

/// Shows a text as a QR code, black on white in every theme, as large as fits: every module has the same number of whole pixels of
/// the screen, so that no edge is blurred. It stands in the middle of the item; the rest of the white square is quiet zone.
class CodePicture : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The text, in ASCII; capitals and digits make the smallest code.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged FINAL)
    /// Whether there is a code of this text. Nothing is drawn without.
    Q_PROPERTY(bool fits READ fits NOTIFY textChanged FINAL)
    /// The version of the code, 1 to 40; 0 without a code.
    Q_PROPERTY(int version READ version NOTIFY textChanged FINAL)
    /// How many modules a side has, without the quiet zone; 0 without a code.
    Q_PROPERTY(int modules READ modules NOTIFY textChanged FINAL)
    /// How many pixels of the screen a module has a side; 0 where the item is too small for one.
    Q_PROPERTY(int pixelsAModule READ pixelsAModule NOTIFY pixelsAModuleChanged FINAL)

public:
    explicit CodePicture(QQuickItem *parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString &text);
    [[nodiscard]] bool fits() const { return m_code.has_value(); }
    [[nodiscard]] int version() const { return m_code ? m_code->version() : 0; }
    [[nodiscard]] int modules() const { return m_code ? m_code->modules() : 0; }
    [[nodiscard]] int pixelsAModule() const { return m_pixels; }

Q_SIGNALS:
    void textChanged();
    void pixelsAModuleChanged();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *) override;

private:
    [[nodiscard]] qreal pixelRatio() const;
    [[nodiscard]] QRectF square(qreal side) const;
    void measure();

    QString m_text;
    std::optional<app::QrCode> m_code;
    int m_pixels = 0;
    bool m_redraw = true; ///< the picture is another one than that on the screen
};

} // namespace pegsheet
