/**
 * What stays in Latin letters in a text of another script, besides the names of content/technologies:
 * kinds of software, standards, keys of a keyboard. A name that an editor needs goes here.
 */
export const latinNames: readonly string[] = [
  'ERP',
  'POS',
  'HRM',
  'CRM',
  'LMS',
  'HMS',
  'RMS',
  'EMIS',
  'API',
  'UI/UX',
  'SEO',
  'ORM',
  'OpenAPI',
  'OpenStreetMap',
  'JavaScript',
  'JSON',
  'BibTeX',
  'axe',
  'Epson',
  'Xprinter',
  'Zebra',
  'CAS',
  'Rongta',
  'ZKTeco',
  'Cat',
  'Enter',
  'Esc',
];
