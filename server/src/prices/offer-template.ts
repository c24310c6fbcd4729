import { type TemplateData, templateHoles } from '../pages/filled-template.ts';
import { type FormAnswer, formHoles } from '../pages/form-page.ts';
import { type Hole, PageHoles } from '../pages/page-holes.ts';

/** The content of an offer page: the offer, and the form about it. */
type Answer = FormAnswer & { data: TemplateData };

/** The built page /price-offer, parsed once, to be sent with an offer and its form on it. */
export class OfferTemplate {
  readonly #page: PageHoles<Answer>;

  /** @param html the page as it was built */
  constructor(html: string) {
    const ofOffer = templateHoles(html).map(
      ({ fill, ...place }): Hole<Answer> => ({ ...place, fill: ({ data }) => fill(data) }),
    );
    const holes: Hole<Answer>[] = [...ofOffer, ...formHoles(html, 'offer')];
    this.#page = new PageHoles(
      html,
      holes.sort((one, other) => one.from - other.from),
    );
  }

  /** @returns the whole page in UTF-8 */
  with(data: TemplateData, form: FormAnswer): Buffer {
    return this.#page.filled({ ...form, data });
  }
}
