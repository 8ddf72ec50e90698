/** Favourites of one student: far more than anybody reads, and few enough for one list. */
export const maxFavorites = 300

export const favoritesPerPage = 20
