import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';

/** An amount in paisa as taka: whole, or with both digits of its paisa. */
export const takaOf = (paisa: number, language: DemoLanguage): string =>
  new Intl.NumberFormat(languages[language].takaLocale, {
    minimumFractionDigits: paisa % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(paisa / 100);
