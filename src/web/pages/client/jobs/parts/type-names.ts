export const typeNames = { EVENT: '説明会・イベント', INTERVIEW: '面談・面接' } as const
