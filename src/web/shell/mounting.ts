/** The event just before a view replaces the HTML of its page. */
export const MOUNTING = 'khagola:mounting';
