/** Character codes of JSON. */
export const [QUOTE, COMMA, MINUS, POINT, ZERO] = [34, 44, 45, 46, 48];
export const [OPEN_LIST, CLOSE_LIST, CLOSE_OBJECT] = [91, 93, 125];
