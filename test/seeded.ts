/**
 * The seed of a property or a walk, the same in every run, so that what fails fails again; `TEST_SEED` tries another.
 * Walks that go at once are told apart by their number.
 */
export const seeded = (walk = 0) => ({ seed: Number(process.env['TEST_SEED'] ?? 20_261_122) + walk })
