/** For rows that must exist because of a foreign key. */
export const promised = async <Row>(row: Promise<Row | undefined>) => (await row) as Row
