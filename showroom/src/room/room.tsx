import type { Language } from '@nokshi/forms/languages.ts';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Brand, readBrand } from '../brand/brand.ts';
import type { DemoData, Login, OpenedDemo } from '../demo/opened.ts';
import { type Say, saidIn } from '../demo/words.ts';
import { Frame } from '../frame/Frame.tsx';
import { useScreen } from './hash.ts';
import { useMessage } from './message.ts';
import { type Refused, RefusedContext, refusedControl } from './refused.ts';
import { openSession, type Session, useSession } from './session.ts';
import { openStore, Refusal, type Store } from './store.ts';
import { useToday } from './today.ts';

/** What the screens of a demo work with. */
export type RoomView<Data extends DemoData, World> = {
  readonly opened: OpenedDemo<Data>;
  readonly data: Data;
  readonly world: World;
  /**
   * Replaces the world by what `step` makes of it. A step that throws a Refusal changes nothing, and
   * its sentence is shown: at the field that is to blame, or as a message.
   * @returns whether the world was changed
   */
  change(step: (world: World) => World): boolean;
  /** Ticks off the task of a goal. */
  reach(goal: Data['tasks'][number]['goal']): void;
  /** The language the demo speaks at the moment. */
  readonly language: Language;
  speak(language: Language): void;
  /** Words of the demo in that language. */
  say(words: Say): string;
  readonly today: Date;
  /** The parts of the hash: the screen that is shown. */
  readonly screen: readonly string[];
  /** Who is logged in: a role of the gallery's logins. */
  readonly login: Login | undefined;
  /** @param role one of the gallery's logins; nothing to log out */
  logIn(role: string | undefined): void;
  /** The visitor's own name and colour. */
  readonly brand: Brand | undefined;
  /** The name over the door: the visitor's own, or the demo's. */
  readonly businessName: string;
  /** What the visitor is told, such as why something can't be done. */
  readonly message: string;
  tell(message: string): void;
};

/** What the frame works with, besides. */
export type FrameView = RoomView<DemoData, unknown> & {
  readonly goals: readonly string[];
  readonly areTasksHidden: boolean;
  hideTasks(hidden: boolean): void;
  restart(): void;
  readonly brandSession: Session;
  readonly refused: Refused | undefined;
};

const RoomContext = createContext<FrameView | undefined>(undefined);

/** For the parts of the frame. */
export function useFrame(): FrameView {
  const view = use(RoomContext);
  if (!view) throw new Error('a demo stands in a room');
  return view;
}

/**
 * Makes the room of an engine: the component that holds a demo of it, and what its screens use.
 * @param version goes up with every change of the shape of the world
 * @param begin makes the world at first: plain JSON, lists of like things, days as their distance from
 * today (words/days.ts), and nothing by chance but from words/seeded.ts
 */
export function makeRoom<Data extends DemoData, World>(
  version: number,
  begin: (data: Data) => World,
) {
  function Room({ opened, children }: { opened: OpenedDemo<Data>; children: ReactNode }) {
    const [sessions] = useState(() => openSessions(opened.name));
    const [store] = useState(() =>
      openStore<World>({ name: opened.name, version }, () => begin(opened.data)),
    );
    const view = useView(opened, store, sessions);
    return (
      <RoomContext value={view as unknown as FrameView}>
        <Frame>
          <RefusedContext value={view.refused}>{children}</RefusedContext>
        </Frame>
      </RoomContext>
    );
  }
  const useRoom = () => useFrame() as unknown as RoomView<Data, World>;
  return { Room, useRoom };
}

const openSessions = (name: string) => ({
  role: openSession(`demo:${name}:role`),
  language: openSession(`demo:${name}:language`),
  brand: openSession('demo-brand'),
});

function useView<Data extends DemoData, World>(
  opened: OpenedDemo<Data>,
  store: Store<World>,
  sessions: ReturnType<typeof openSessions>,
) {
  const { data, built, logins } = opened;
  const kept = useSyncExternalStore(store.subscribe, store.read, store.first);
  const role = useSession(sessions.role);
  const chosen = useSession(sessions.language);
  const brandText = useSession(sessions.brand);
  const today = useToday(useMemo(() => new Date(`${built}T00:00`), [built]));
  const screen = useScreen();
  const [message, tell] = useMessage();
  const [refused, setRefused] = useState<Refused>();
  const place = screen.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal belongs to its screen.
  useEffect(() => setRefused(undefined), [place]);
  const language =
    data.languages.find((one) => one === chosen) ??
    data.languages.find((one) => one === opened.language) ??
    data.languages[0] ??
    opened.language;
  const brand = useMemo(() => readBrand(brandText), [brandText]);
  const change = useCallback(
    (step: (world: World) => World) => {
      try {
        store.change((before) => ({ ...before, world: step(before.world) }));
        setRefused(undefined);
        tell('');
        return true;
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        const control = refusedControl(thrown);
        setRefused(control);
        tell(control ? '' : thrown.message);
        return false;
      }
    },
    [store, tell],
  );
  const reach = useCallback(
    (goal: string) => {
      if (store.read().goals.includes(goal)) return;
      store.change((before) => ({ ...before, goals: [...before.goals, goal] }));
    },
    [store],
  );
  return {
    opened,
    data,
    world: kept.world,
    change,
    reach,
    language,
    speak: sessions.language.write,
    say: (words: Say) => saidIn(words, language),
    today,
    screen,
    login: logins.find((one) => one.role === role),
    logIn: (next: string | undefined) => sessions.role.write(next ?? ''),
    brand,
    businessName: brand?.name ?? saidIn(data.title, language),
    message,
    tell,
    goals: kept.goals,
    areTasksHidden: kept.areTasksHidden,
    hideTasks: (areTasksHidden: boolean) =>
      store.change((before) => ({ ...before, areTasksHidden })),
    restart: store.restart,
    brandSession: sessions.brand,
    refused,
  };
}
