/** The title of the 404 page, which is only in English. Its view also shows it. */
export const NOT_FOUND_TITLE = 'Nothing at this address';
