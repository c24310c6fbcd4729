/** The screens of each demo by who sees them, the roles as the gallery spells them. */
export const tours: Record<string, Record<string, readonly string[]>> = {
  keora: { everybody: ['/', '/mine', '/sheet'] },
  khilkhil: { everybody: ['/', '/mine', '/sheet', '/hours', '/page/treatments'] },

  dakghuri: {
    everybody: ['/', '/track/DG-70421', '/note/DG-70421', '/parcels'],
    Merchant: ['/parcels', '/paste', '/book', '/payouts', '/payouts/211'],
    Admin: ['/office'],
    Rider: ['/rider'],
  },
  nodipath: {
    everybody: ['/', '/track/NP-88213', '/note/NP-88213', '/counters', '/book'],
    Merchant: ['/book', '/parcels'],
    Admin: ['/lorries', '/lorries/np-0613'],
    Rider: ['/rider'],
  },

  'dhape-dhape': {
    everybody: [
      ...['/', '/courses/physics/spring', '/courses/physics/bucket', '/courses/spoken-english'],
      ...['/enrol/spoken-english', '/tests', '/tests/excel', '/teachers', '/check', '/admin'],
    ],
    Student: ['/enrol/spoken-english', '/mine', '/certificate/spoken-english'],
    admin: ['/admin'],
  },

  'shanto-nodi': {
    everybody: ['/', '/bill', '/samples', '/samples/22872', '/delivery'],
    'For Diagnostic': ['/samples/22872', '/delivery', '/day'],
  },
  onubikkhon: {
    everybody: ['/', '/samples/60423', '/report/60412', '/bill', '/delivery'],
    'For Diagnostic': ['/samples/60423', '/samples/60412', '/delivery'],
  },

  nodimatrik: {
    everybody: [
      ...['/', '/live', '/paper', '/paper/1', '/paper/14', '/section/economy'],
      ...['/story/jamuna-flood', '/search', '/archive', '/archive/2025-02-21'],
    ],
  },
  dhorla: {
    everybody: [
      ...['/', '/areas/ulipur', '/haat', '/notices', '/approval', '/section/farm'],
      ...['/story/char-milk', '/search', '/archive'],
    ],
  },
  khatian: {
    everybody: [
      ...['/', '/markets', '/rates', '/subscription', '/section/budget', '/story/garment-exports'],
      ...['/story/turnover-tax', '/story/chattogram-berths', '/search', '/archive'],
    ],
  },
  'gallery-theke': {
    everybody: [
      ...['/', '/match', '/league', '/fixtures', '/desk', '/section/cricket'],
      ...['/story/mirpur-middle-order', '/search', '/archive'],
    ],
  },
  sadarghat: {
    everybody: [
      ...['/', '/covers', '/covers/3', '/section/books', '/story/keraniganj-launches'],
      ...['/search', '/archive'],
    ],
  },

  takli: { everybody: ['/', '/cotton', '/stores', '/orders', '/invoice/1'] },
  godhuli: { everybody: ['/', '/stores', '/orders', '/vat', '/invoice/1'] },

  'balucharer-alo': {
    everybody: [
      ...['/', '/projects', '/projects/upazila/sundarganj', '/projects/flood-food'],
      ...['/projects/raised-homes', '/accounts', '/accounts/0', '/jobs', '/jobs/teacher'],
      ...['/jobs/accountant', '/give'],
    ],
  },
  nonajol: {
    everybody: [
      ...['/', '/water', '/water/sweet-ponds', '/groups', '/accounts', '/tenders'],
      ...['/tenders/cement', '/tenders/pump', '/jobs', '/jobs/engineer'],
    ],
  },
  itbhata: {
    everybody: [
      ...['/', '/houses/site/up-to-three', '/houses/wari', '/schools', '/schools/arches'],
      ...['/notes', '/office'],
    ],
  },
  'rikta-anjum': {
    everybody: [
      ...['/', '/books/age/five-to-seven', '/inside', '/inside/book/tiger', '/prices', '/write'],
    ],
  },
  patkathi: {
    everybody: ['/', '/hessian', '/yarn', '/sacking', '/bags', '/mill', '/contact'],
  },
  'nongor-pal': {
    everybody: [
      ...['/', '/schedule/NPLU4820161', '/schedule/now/sea', '/tariff', '/clearing', '/offices'],
    ],
  },

  'bori-baksho': { everybody: ['/', '/stock', '/orders'], 'For Pharmacy': ['/stock', '/orders'] },
  nishinda: {
    everybody: ['/', '/transfers', '/counter', '/counter/mohipal'],
    'For Pharmacy': ['/transfers', '/orders', '/stock'],
  },

  langol: {
    everybody: ['/', '/leads', '/diary', '/quotations', '/quotation/1', '/service'],
  },
  chilekotha: {
    everybody: ['/', '/house/9B', '/house/9A', '/schedule/5B', '/leads', '/diary', '/cheques'],
  },

  'boro-jamtola': {
    everybody: ['/', '/office'],
    Admin: [
      ...['/office/results', '/office/routine', '/office/absent', '/office/register'],
      '/office/fees',
    ],
    Student: ['/own/results', '/own/routine', '/own/attendance', '/own/fees'],
  },
  'shobuj-tota': {
    everybody: ['/', '/own'],
    Admin: [
      ...['/office/diary', '/office/gate', '/office/results', '/office/routine'],
      ...['/office/absent', '/office/register', '/office/fees'],
    ],
    Student: ['/own/diary', '/own/results', '/own/routine', '/own/attendance', '/own/fees'],
  },

  'megh-maku': ofShop('/goods/jamdani-sky', '/shelf/weave.half-silk/colour.peacock'),
  jhuribhora: ofShop('/goods/rui-fish'),
  'volt-baksho': ofShop('/goods/doyel-7', '/shelf/kind.phone', '/warranty'),
  'dui-molat': ofShop(
    ...['/goods/padma', '/goods/nodir-kache-chithi/inside', '/goods/sultanas-dream/inside'],
    '/goods/lalsalu',
  ),
  kathchapa: ofShop('/goods/jamini-wardrobe', '/shelf/kind.desk'),
  'neem-shiuli': ofShop('/goods/shiuli-night-cream', '/goods/neem-face-wash'),

  tinbela: {
    everybody: [
      ...['/', '/counter/3', '/receipts', '/receipts/TB-48150', '/shelves', '/customers'],
      ...['/customers/tea-stall', '/customers/rehana', '/drawer'],
    ],
    Admin: ['/shelves', '/drawer', '/drawer/1', '/drawer/2'],
  },
  'lal-sutli': {
    everybody: [
      ...['/', '/receipts', '/receipts/LS-20688', '/customers', '/customers/shapla', '/offers'],
    ],
    Admin: ['/shelves', '/offers', '/drawer'],
  },
  'loha-lokkor': {
    everybody: ['/', '/receipts', '/customers', '/customers/jashim', '/challans'],
    Admin: ['/shelves', '/drawer'],
  },
};

/** The screens of a shop. @param own those of its goods and shelves */
function ofShop(...own: readonly string[]) {
  return {
    everybody: ['/', ...own, '/basket', '/orders', '/office'],
    user: ['/orders'],
    admin: ['/office'],
  };
}
