// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearDraft, draftMilliseconds, loadDraft, saveDraft, withDraft } from './draft.ts';

const now = Date.UTC(2026, 10, 20);
const draft = { values: { name: 'রহিমা', message: 'A shop' }, key: 'k1', preset: '', brought: {} };

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('comes back as it was, with its key', () => {
    saveDraft('contact', draft, now);
    expect(loadDraft('contact', now + 1000)).toEqual(draft);
    expect(loadDraft('demo', now)).toBeUndefined();
  });

  it('is removed after 24 hours, and when the clock went back', () => {
    saveDraft('contact', draft, now);
    expect(loadDraft('contact', now + draftMilliseconds)).toBeUndefined();
    expect(localStorage.length).toBe(0);
    saveDraft('contact', draft, now);
    expect(loadDraft('contact', now - 1)).toBeUndefined();
  });

  it('is not kept when nothing was typed; a software the page chose is not typed', () => {
    saveDraft(
      'demo',
      { values: { name: ' ', software: 'HRM' }, key: 'k', preset: 'HRM', brought: {} },
      now,
    );
    expect(localStorage.length).toBe(0);
    saveDraft('demo', { values: { software: 'POS' }, key: 'k', preset: 'HRM', brought: {} }, now);
    expect(localStorage.length).toBe(1);
  });

  it('goes once it was sent, but not the newer one of another tab', () => {
    saveDraft('contact', draft);
    clearDraft('contact', 'another');
    expect(loadDraft('contact')).toEqual(draft);
    clearDraft('contact', 'k1');
    expect(localStorage.length).toBe(0);
  });

  it('never breaks on what else stands in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        localStorage.setItem('enquiry:contact', stored);
        expect(loadDraft('contact', now)).toBeUndefined();
        expect(localStorage.length).toBe(0);
      }),
    );
  });

  it('keeps any text exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const values = { name: 'x', message: text };
        saveDraft('contact', { values, key: 'k', preset: '', brought: {} }, now);
        expect(loadDraft('contact', now)?.values).toEqual(values);
      }),
    );
  });
});

describe('what a link brings along', () => {
  const older = { subject: 'Demo A', message: 'I tried demo A' };
  const newer = { subject: 'Demo B', message: 'I tried demo B' };
  const drafted = (values: object) => ({
    ...draft,
    values: { name: 'Ada', ...values },
    brought: older,
  });

  it('gives way to that of a newer link, as long as nobody changed it', () => {
    expect(withDraft(newer, drafted(older))).toEqual({ name: 'Ada', ...newer });
    expect(withDraft({}, drafted(older))).toEqual({ name: 'Ada', ...older });
    expect(withDraft(newer, undefined)).toEqual(newer);
  });

  it('is left out whole where somebody wrote into one of its fields', () => {
    const own = { subject: '', message: 'My invoices' };
    expect(withDraft(newer, drafted(own))).toEqual({ name: 'Ada', message: 'My invoices' });
  });
});
