import * as z from 'zod';

export const Card = z.string().meta({ id: 'Card', description: 'An SVG picture of 1200 × 630.' });
