// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickPaintedItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

class Theme;

/// Paints what is carved into a face of the die. A turn shows seven dice and six keys, hence one item each.
class DiePicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// "food", "good", "skull", "workers", "choice" or "coins"; nothing is drawn for any other.
    Q_PROPERTY(QString face MEMBER m_face NOTIFY changed REQUIRED FINAL)
    /// The kind that counts where the face is "choice": "food", "workers", or "" for neither.
    Q_PROPERTY(QString choice MEMBER m_choice NOTIFY changed FINAL)
    /// What a coin is worth.
    Q_PROPERTY(int coins MEMBER m_coins NOTIFY changed FINAL)

public:
    explicit DiePicture(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

protected:
    void componentComplete() override;

private:
    void paintGood(QPainter *painter, const QString &good, QRectF place) const;
    void paintTrio(QPainter *painter, const QString &good, qreal size) const;
    void paintSkull(QPainter *painter) const;
    void paintChoice(QPainter *painter) const;
    void paintCoin(QPainter *painter) const;

    const Theme *m_theme = nullptr;
    QString m_face;
    QString m_choice;
    int m_coins = 7;
};

} // namespace pegsheet
