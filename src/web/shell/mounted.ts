/** The event once a view has replaced the HTML of its page. */
export const MOUNTED = 'khagola:mounted';
