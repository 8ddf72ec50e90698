import type { OrderByItemBuilder } from 'kysely'

/** Kana and kanji in Japanese order, whatever order the database was created with. */
export const inJapanese = (order: OrderByItemBuilder) => order.collate('ja-x-icu')
