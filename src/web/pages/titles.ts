/** The names of the pages in English alone, which their views show: apart from the rest, so that it is not loaded with them. */
export const TITLES = {
  chart: { title: 'Birth chart', sa: 'जन्मपत्री' },
  day: { title: 'Day', sa: 'दिनम्' },
  year: { title: 'Year', sa: 'उत्सव' },
  dashboard: { title: 'Saved charts', sa: 'संग्रह' },
  docs: { title: 'The API', sa: null },
  notFound: { title: 'Nothing at this address', sa: null },
} as const satisfies Record<string, { title: string; sa: string | null }>;

export type TitleKey = keyof typeof TITLES;
