/** The ground that each product lies on, in the pictures of its features. */
import { accent, brand, paddy, shapla } from '#kit/palette.ts';

export const grounds = {
  ERP: brand[900],
  HRM: paddy[300],
  shop: shapla[300],
  POS: accent[400],
  EMIS: brand[700],
  LMS: 'oklch(.87 .07 200)',
  CRM: 'oklch(.74 .11 300)',
  HMS: 'oklch(.68 .09 215)',
  RMS: 'oklch(.36 .04 45)',
};
