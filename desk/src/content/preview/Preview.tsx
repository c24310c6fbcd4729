import type { Entry } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import type { Release } from '@nokshi/contract/release.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languages,
  pathIn,
} from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import { useFollowing } from '../../live/refetching.ts';
import { usePageNames } from '../list/usePageNames.ts';
import { isGroup, type Json } from '../values/json.ts';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { type Differences, differencesOf, textIn } from './changed-texts.ts';
import styles from './Preview.module.css';
import { PreviewIframe } from './PreviewIframe.tsx';
import type { Shown } from './patch-page.ts';

const siteAddress = onHost('/desk/shown');

const noDifferences: Differences = { texts: [], numbers: [], pictures: [], others: [] };

function titleOnSite(published: Json | null, language: Language): string {
  if (published === null || !isGroup(published)) return '';
  return textIn(published['title'], language) ?? textIn(published['name'], language) ?? '';
}

/**
 * A page that shows an entry, with what was typed: at once where that stands in one place, and otherwise
 * once the draft is built.
 */
export function Preview({
  entry,
  values,
  pictured,
  version,
}: {
  entry: Entry;
  values: Json;
  /** The fields whose pictures are others than on the site. */
  pictured: readonly FieldPath[];
  version: string;
}) {
  const { words, language: own } = useEditorWords();
  const { data: release, mutate } = useSWR<Release>('/release', { revalidateOnFocus: false });
  useFollowing('release', mutate);
  const nameOfPage = usePageNames();
  const [first = ''] = entry.pages;
  const [page, setPage] = useState(first);
  const [language, setLanguage] = useState(isLanguage(own) ? own : defaultLanguage);
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [isDraft, setIsDraft] = useState(false);
  const draft = release?.draft && onHost(release.draft.address);
  const site = isDraft && draft ? draft : siteAddress;
  const isNew = entry.published === null;
  const differences = useMemo(
    () => differencesOf(entry.published ?? values, values, pictured, language),
    [entry, values, pictured, language],
  );
  const shown = useMemo(
    (): Shown => ({
      title: titleOnSite(entry.published, language),
      isOwnPage: page.endsWith(`/${entry.id.split('/')[1]}`),
      pictureAt: (path) =>
        onHost(
          `/api/desk/content/${entry.id}/picture?${new URLSearchParams({ path: writtenPath(path), width: '960', digest: version })}`,
        ),
    }),
    [entry, language, page, version],
  );
  if (first === '') return <p className={styles.none}>{words.preview.noPage}</p>;
  return (
    <section className={styles.preview} aria-label={words.preview.title}>
      <div className={styles.choices}>
        {entry.pages.length > 1 && (
          <Select variant="pill" label={words.preview.page} value={page} choose={setPage}>
            {entry.pages.map((one) => (
              <option key={one} value={one}>
                {nameOfPage(one)}
              </option>
            ))}
          </Select>
        )}
        <Select
          variant="pill"
          label={words.preview.width}
          value={width}
          choose={(chosen) => setWidth(chosen === 'phone' ? 'phone' : 'desktop')}
        >
          <option value="phone">{words.preview.phone}</option>
          <option value="desktop">{words.preview.desktop}</option>
        </Select>
        {languageCodes.length > 1 && (
          <Select
            variant="pill"
            label={words.preview.language}
            value={language}
            choose={(chosen) => isLanguage(chosen) && setLanguage(chosen)}
          >
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].name}
              </option>
            ))}
          </Select>
        )}
        {draft && (
          <Select
            variant="pill"
            label={words.preview.of}
            value={isDraft ? 'draft' : 'site'}
            choose={(chosen) => setIsDraft(chosen === 'draft')}
          >
            <option value="site">{words.preview.site}</option>
            <option value="draft">{words.preview.draft}</option>
          </Select>
        )}
      </div>
      {isNew && !isDraft ? (
        <p className={styles.none}>
          {words.preview.newInDraft} <Link href="/release">{words.release.draft}</Link>
        </p>
      ) : (
        <PreviewIframe
          address={`${site}${pathIn(language, page)}`}
          width={width}
          form={entry.form}
          differences={isDraft ? noDifferences : differences}
          shown={shown}
        />
      )}
    </section>
  );
}
