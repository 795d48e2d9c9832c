/** The years that the pages answer for, those of the API. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
