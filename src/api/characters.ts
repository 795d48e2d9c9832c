/** Character codes of JSON. */
export const [QUOTE, COMMA, ZERO] = [34, 44, 48];
export const [OPEN_LIST, CLOSE_LIST, CLOSE_OBJECT] = [91, 93, 125];
