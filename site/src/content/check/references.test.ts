import { describe, expect, test } from 'vitest';
import { contentCopy } from './testing.ts';

const copy = contentCopy();

const erp = 'products/ERP/index.yaml';

describe('what is named must be there', () => {
  test('a link to a route that does not exist', () => {
    const change = (text: string) => text.replace('href: /products', 'href: /product');
    expect(copy.sentencesAfter('navigation/index.yaml', change)).toEqual([
      'content/navigation/index.yaml → menu, entry 2: href: leads to /product, which is no page of the site; did you mean /products?',
    ]);
  });

  test.each([
    [
      'with a demo that does not exist',
      '    demo: megh-makoo\n',
      'names the demo "megh-makoo", which is no folder of showroom/demos; did you mean megh-maku?',
    ],
    [
      'that leads to two places',
      '    demo: megh-maku\n    link: https://shop.example\n',
      'leads to a demo and to a link; keep one of them.',
    ],
    [
      'that leads nowhere',
      '',
      'leads nowhere; write "demo" with the name of a folder of showroom/demos, or "link".',
    ],
  ])('a card %s', (_which, card, problem) => {
    const change = (text: string) => text.replace('    demo: megh-maku\n', card);
    expect(copy.sentencesAfter('galleries/e-commerce/index.yaml', change)).toContain(
      `content/galleries/e-commerce/index.yaml → cards, entry 1: ${problem}`,
    );
  });

  test('a demo in a gallery without the logins of its roles', () => {
    const change = (text: string) => text.replace('demo: tinbela', 'demo: megh-maku');
    expect(copy.sentencesAfter('galleries/pos-software/index.yaml', change)).toEqual([
      'content/galleries/pos-software/index.yaml → cards, entry 1: opens the demo "megh-maku", where admin and user log in, but this gallery has no login for admin and user; add them to its "credentials", or put the card into e-commerce.',
      'showroom/demos/tinbela/demo.yaml: stands in no gallery; give a card "demo: tinbela", or remove its folder.',
    ]);
  });

  test('a picture that is not there', () => {
    const change = (text: string) => text.replace('picture/src.png', 'picture/src.webp');
    expect(copy.sentencesAfter(erp, change)).toEqual([
      'content/products/ERP/index.yaml → picture.src: names the picture picture/src.webp, which is not there; put the file at content/products/ERP/picture/src.webp.',
    ]);
  });

  test('a picture in a place where the editor would lose it', () => {
    const change = (text: string) => text.replace('picture/src.png', 'screens/erp.png');
    expect(copy.sentencesAfter(erp, change)).toEqual([
      'content/products/ERP/index.yaml → picture.src: is "screens/erp.png", but the picture of this field must be "picture/src" and its ending, such as picture/src.png.',
    ]);
  });

  test.each([
    [
      erp,
      'gallery: erp',
      'gallery: epr',
      'names "epr", which is not in content/galleries; did you mean erp?',
    ],
    [
      'team/maliha-dewan/index.yaml',
      'category: software-engineer',
      'category: softwareengineer',
      'names "softwareengineer", which is not in content/team-categories; did you mean software-engineer?',
    ],
    [
      'services/api-development/index.yaml',
      '- nestjs',
      '- nest',
      'names "nest", which is not in content/technologies; did you mean nestjs?',
    ],
    [
      erp,
      'icon: tabler:receipt-tax',
      'icon: tabler:no-such-icon',
      'names the icon tabler:no-such-icon, which does not exist; look one up in its set.',
    ],
    [
      'pages/contact/index.yaml',
      'person: imtiaz-bhuiyan',
      'person: imtiaz-buiyan',
      'names "imtiaz-buiyan", which is not in content/team; did you mean imtiaz-bhuiyan?',
    ],
    [
      'company/index.yaml',
      'src: logo/src.svg',
      'src: logo/src.png',
      'is "logo/src.png", but must be a drawing, logo/src.svg: other sizes and the icons of the site are made from it.',
    ],
  ])('a name that does not exist: %s, %s', (file, right, wrong, problem) => {
    const [message, ...more] = copy.sentencesAfter(file, (text) => text.replace(right, wrong));
    expect(message).toContain(problem);
    expect(more).toEqual([]);
  });

  test('an order that misses an entry, names one that is not there, or one twice', () => {
    const message = copy.sentencesAfter('slides/order.yaml', (text) =>
      text.replace('- 2-hrm', '- 2-hmr\n  - 1-erp'),
    );
    expect(message).toEqual([
      'content/slides/order.yaml → entries: names "2-hmr", which is not in content/slides; did you mean 2-hrm?',
      'content/slides/order.yaml → entries: names "1-erp" more than once; keep one of them.',
    ]);
  });
});
