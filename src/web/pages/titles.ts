/** The names of the pages in English alone, which their views show: apart from the rest, so that it is not loaded with them. */
export const TITLES = {
  notFound: { title: 'Nothing at this address', sa: null },
} as const satisfies Record<string, { title: string; sa: string | null }>;

export type TitleKey = keyof typeof TITLES;
