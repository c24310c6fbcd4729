import type { Present } from '@nokshi/contract/live.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { watchAttendance } from '../api/attendance.ts';
import { useUser } from '../session/user.ts';
import { tellContent } from './content-news.ts';
import { listen } from './events.ts';
import { draftChanged, enquiriesChanged, releaseChanged } from './refetching.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useWhereabouts } from './useWhereabouts.ts';

type People = Present['people'];

const Colleagues = createContext<People>([]);

/** The colleagues who have something open. @param place the reference of an enquiry, or the id of an entry */
export const useColleagues = (place: string): People =>
  useContext(Colleagues).filter((one) => ('entry' in one ? one.entry : one.reference) === place);

/** Keeps what is shown in step with what others do, and tells them what is open here. */
export function Live({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const { email } = useUser();
  const [stream, setStream] = useState<string>();
  const { data, mutate: readPresence } = useSWR<Present>('/presence');
  useEffect(() => {
    const readAll = () => {
      enquiriesChanged('many');
      releaseChanged();
      tellContent('many');
      void readPresence();
    };
    return listen({
      begun: (id) => {
        setStream(id);
        readAll();
      },
      changed: enquiriesChanged,
      presence: () => void readPresence(),
      content: (news) => {
        draftChanged();
        tellContent(news);
      },
      release: releaseChanged,
      lost: () => {
        setStream(undefined);
        // It may have ended with the session.
        void mutate('/session');
      },
      woken: readAll,
    });
  }, [mutate, readPresence]);
  useEffect(watchAttendance, []);
  useWhereabouts(stream);
  useKeptFocus();
  const others = data?.people.filter((one) => one.email !== email) ?? [];
  return <Colleagues value={others}>{children}</Colleagues>;
}
