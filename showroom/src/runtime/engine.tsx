import {
  createContext,
  Fragment,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GenericSchema } from 'valibot';
import { type Brand, readBrand } from '../brand/kept-brand.ts';
import { type DemoLanguage, demoLanguages } from '../demo/languages.ts';
import type { DemoData, Login, OpenedDemo } from '../demo/opened.ts';
import { textIn } from '../demo/words.ts';
import { Shell } from '../shell/Shell.tsx';
import type { ShellWords } from '../shell/words.ts';
import { type Day, dayOf } from '../words/days.ts';
import { type Speech, speech } from '../words/speech.ts';
import { anchored } from './anchor.ts';
import { useChosenLanguage } from './chosen-language.ts';
import { useScreen } from './hash.ts';
import { type Cable, type GoesOn, type Line, useNoLine } from './line.ts';
import { useMessage } from './message.ts';
import { FirstMoment, midnightOf, presentMoment, useNow } from './now.ts';
import type { Premises, StepOf } from './premises.ts';
import { type Refused, RefusedContext } from './refused-field.ts';
import { openSession, type Session, useSession } from './session.ts';
import {
  type Bears,
  isStored,
  type Kept,
  openStore,
  type StorageArea,
  type Store,
  usualBears,
} from './store.ts';
import { type Bug, useChange } from './useChange.ts';
import { type WorldCheck, worldCheck } from './world-check.ts';

/** The context of a demo's screens. */
export type DemoView<Data extends DemoData, World> = Speech & {
  readonly opened: OpenedDemo<Data>;
  readonly data: Data;
  readonly world: World;
  /**
   * Replaces the world by what a step makes of it. A step that refuses (refuse.ts) changes nothing, and
   * its sentence is shown: at the field that is to blame, or as a message. Whatever else it throws is a
   * bug, which reaches the error screen and the console.
   * @returns whether the world was changed
   */
  step(make: StepOf<Data, World, []>): boolean;
  /** As `step`, of a step with these arguments. */
  act<Args extends readonly unknown[]>(step: StepOf<Data, World, Args>, ...args: Args): boolean;
  /** What a step would know at this minute, for screens that ask beforehand. */
  readonly premises: Premises<Data>;
  /** As `step`, where the world alone is enough. */
  change(step: (world: World) => World): boolean;
  /** Ticks off the task of a goal. */
  completeTask(goal: Data['tasks'][number]['goal']): void;
  /** The language the demo speaks at the moment. */
  readonly language: DemoLanguage;
  chooseLanguage(language: DemoLanguage): void;
  readonly today: Date;
  /** Whether that is today, and not the day of a page whose script has yet to run. */
  readonly isPresent: boolean;
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
  notify(message: string): void;
  /** Whether there is no network, or a visitor has pulled the cable. */
  readonly isOffline: boolean;
};

/** The further values that the shell reads. */
export type ShellView = DemoView<DemoData, unknown> & {
  readonly goals: readonly string[];
  readonly areTasksHidden: boolean;
  hideTasks(hidden: boolean): void;
  restart(): void;
  /** Whether this browser keeps what is done. */
  readonly isKeeping: boolean;
  readonly brandSession: Session;
  /** The language of the frame: that of the page, until the visitor switches the demo. */
  readonly shellLanguage: DemoLanguage;
  /** The sentences of the frame in it. */
  readonly words: ShellWords;
  readonly refused: Refused | undefined;
  /** A fault of our own that a step met on this screen, for the error screen. */
  readonly bug: Bug | undefined;
  forgetBug(): void;
  /** The parts that the demo shows at first. */
  readonly parts: readonly string[] | undefined;
  /** Of a demo that goes on without network. */
  readonly cable: Cable | undefined;
};

/** The definition of an engine: its first world, and the schema of a stored one. */
export interface Engine<Data, World> {
  /** Goes up with every change of what the world holds. */
  readonly version: number;
  /**
   * Makes the world at first: plain JSON, nothing by chance but from words/seeded.ts, its past before
   * `now`, every day of it a date.
   * @param data with dates, counted from the day of `now`
   */
  readonly begin: (data: Data, now: Date) => World;
  /** What a later day adds to a world, such as the fee of a new month; nothing for the second time. */
  readonly newDay?: (data: Data, world: World, now: Date) => World;
  /**
   * What a world that begins again by itself keeps of the one before, such as the last receipt; the new
   * world itself for nothing.
   */
  readonly follow?: (world: World, before: { readonly data: Data; readonly world: World }) => World;
  /** For how many days a world goes on, where not as usual: after more, everything begins again. */
  readonly bears?: Bears;
  /** Imports the schema of the world, by which what was stored is checked. */
  readonly schema: () => Promise<{ readonly worldSchema: GenericSchema<unknown, World> }>;
  /** The parts that a demo shows at first, or with its first good, by their names in `lazyComponents` (ui/lazy-components.tsx). */
  readonly parts?: (data: Data) => readonly string[];
  /** For an engine whose demos go on, and open again, without network (offline/goes-on.ts). */
  readonly goesOn?: GoesOn<World>;
}

const ShellContext = createContext<ShellView | undefined>(undefined);

/** For the parts of the frame. */
export function useShell(): ShellView {
  const view = use(ShellContext);
  if (!view) throw new Error('a demo stands in the provider of its engine');
  return view;
}

/** @returns the component that holds a demo of an engine, and what its screens use */
export function makeEngine<Data extends DemoData, World>(engine: Engine<Data, World>) {
  const check = worldCheck(engine.schema);
  const useLine = engine.goesOn?.useLine ?? useNoLine<World>;
  function Provider({ opened, children }: { opened: OpenedDemo<Data>; children: ReactNode }) {
    const [sessions] = useState(() => openSessions(opened.name));
    const [isReturning] = useState(() => isStored(placeOf(engine, opened)));
    if (isReturning) use(check.load());
    const first = use(FirstMoment);
    const [store] = useState(() => openWorld(engine, opened, check, first));
    const view = useView(opened, store, sessions, useLine(opened, store));
    const frame = { ...view, parts: engine.parts?.(opened.data) };
    return (
      <ShellContext value={frame as unknown as ShellView}>
        <Shell>
          <RefusedContext value={view.refused}>
            <Fragment key={view.beginnings}>{children}</Fragment>
          </RefusedContext>
        </Shell>
      </ShellContext>
    );
  }
  const useDemo = () => useShell() as unknown as DemoView<Data, World>;
  return { Provider, useDemo };
}

const placeOf = <Data extends DemoData, World>(
  { version }: Engine<Data, World>,
  { name, edition }: OpenedDemo<Data>,
): StorageArea => ({ name, version, edition });

function openWorld<Data extends DemoData, World>(
  engine: Engine<Data, World>,
  opened: OpenedDemo<Data>,
  check: WorldCheck,
  first: Date,
): Store<World> {
  const beginning = {
    begin: (now: Date) => engine.begin(anchored(opened.data, dayOf(now)), now),
    follow: (world: World, before: Kept<World>) =>
      engine.follow?.(world, {
        data: anchored(opened.data, before.begun),
        world: before.world,
      }) ?? world,
    newDay: (world: World, begun: Day, now: Date) =>
      engine.newDay?.(anchored(opened.data, begun), world, now) ?? world,
    first,
    now: () => presentMoment(opened.timeZone),
    bears: engine.bears ?? usualBears,
  };
  return openStore(placeOf(engine, opened), beginning, check);
}

const openSessions = (name: string) => ({
  role: openSession(`demo:${name}:role`),
  language: openSession(`demo:${name}:language`),
  brand: openSession('demo-brand'),
});

function useView<Data extends DemoData, World>(
  written: OpenedDemo<Data>,
  store: Store<World>,
  sessions: ReturnType<typeof openSessions>,
  { take, drop, forget, isOffline, cable }: Line<World>,
) {
  const kept = useSyncExternalStore(store.subscribe, store.read, store.first);
  const opened = useMemo(
    () => ({ ...written, data: anchored(written.data, kept.begun) }),
    [written, kept.begun],
  );
  const { data, timeZone, logins } = opened;
  const beginnings = useSyncExternalStore(store.subscribe, store.beginnings, () => 0);
  const isKeeping = useSyncExternalStore(store.subscribe, store.isKeeping, () => true);
  const role = useSession(sessions.role);
  const [chosen, chooseLanguage] = useChosenLanguage(sessions.language);
  const brandText = useSession(sessions.brand);
  const { minute, isPresent } = useNow(timeZone);
  const screen = useScreen();
  const [message, notify] = useMessage();
  const language =
    data.languages.find((one) => one === chosen) ??
    data.languages.find((one) => one === opened.language) ??
    data.languages[0] ??
    opened.language;
  const premises = useMemo(
    () => premisesAt(new Date(minute), data, language),
    [minute, data, language],
  );
  const brand = useMemo(() => readBrand(brandText), [brandText]);
  const shellLanguage = demoLanguages.find((one) => one === chosen) ?? opened.language;
  const { change, refused, bug, forgetBug } = useChange(take, screen.join('/'), notify);
  useEndOfIdling(store, premises.today, beginnings, () => {
    drop();
    notify(opened.words[shellLanguage].lapsed);
  });
  const completeTask = useCallback(
    (goal: string) => {
      if (store.read().goals.includes(goal)) return;
      store.change((before) => ({ ...before, goals: [...before.goals, goal] }));
    },
    [store],
  );
  const words = useMemo(() => speech(language), [language]);
  const step = (make: StepOf<Data, World, []>) =>
    change((world) => make(premisesAt(presentMoment(timeZone), data, language), world));
  return {
    ...words,
    opened,
    data,
    world: kept.world,
    change,
    step,
    act: <Args extends readonly unknown[]>(make: StepOf<Data, World, Args>, ...args: Args) =>
      step((now, world) => make(now, world, ...args)),
    premises,
    completeTask,
    language,
    chooseLanguage,
    today: premises.today,
    screen,
    login: logins.find((one) => one.role === role),
    logIn: (next: string | undefined) => sessions.role.write(next ?? ''),
    brand,
    businessName: brand?.name ?? textIn(data.title, language),
    message,
    notify,
    goals: kept.goals,
    areTasksHidden: kept.areTasksHidden,
    hideTasks: (areTasksHidden: boolean) =>
      store.change((before) => ({ ...before, areTasksHidden })),
    restart: () => {
      store.restart();
      forget();
    },
    beginnings,
    isKeeping,
    brandSession: sessions.brand,
    shellLanguage,
    words: opened.words[shellLanguage],
    refused,
    bug,
    forgetBug,
    isPresent,
    cable,
    isOffline,
  };
}

const premisesAt = <Data,>(now: Date, data: Data, language: DemoLanguage): Premises<Data> => ({
  data,
  language,
  today: midnightOf(now),
  now,
});

/** Begins again what lay idle for too long, also on a page that stays open over days, and says so once. */
function useEndOfIdling<World>(
  store: Store<World>,
  today: Date,
  beginnings: number,
  say: () => void,
) {
  const day = dayOf(today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every day.
  useEffect(() => store.passTime(), [store, day]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each beginning.
  useEffect(() => {
    if (store.hasBegunByItself()) say();
  }, [store, beginnings]);
}
