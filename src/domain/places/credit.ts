/** The credit that the licence of the list asks for. */
export const PLACES_CREDIT = {
  source: 'GeoNames',
  url: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** The credit in one line. */
export const PLACES_CREDIT_TEXT = `${PLACES_CREDIT.source} (${PLACES_CREDIT.url}), ${PLACES_CREDIT.licence}`;
