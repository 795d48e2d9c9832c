/** The theories of the places of the grahas: modern astronomy, or a historical text. */
export const MODELS = ['modern', 'surya-siddhanta'] as const;
export type Model = (typeof MODELS)[number];
