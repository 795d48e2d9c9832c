/** The title of the page for unknown addresses, which is in English alone; its view shows it too. */
export const NOT_FOUND_TITLE = 'Nothing at this address';
