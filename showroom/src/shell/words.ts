/** The sentences of the frame around every demo, by name. */
export type ShellWordName =
  | 'about'
  | 'notice'
  | 'notKept'
  | 'menu'
  | 'back'
  | 'restart'
  | 'restartAsk'
  | 'restartYes'
  | 'restartNo'
  | 'restarted'
  | 'lapsed'
  | 'brand'
  | 'brandIntro'
  | 'brandName'
  | 'brandColour'
  | 'brandUse'
  | 'brandReset'
  | 'brandCopy'
  | 'brandCopied'
  | 'brandSample'
  | 'brandEmpty'
  | 'brandLong'
  | 'brandNotPlain'
  | 'brandNoColour'
  | 'brandLinkFaulty'
  | 'price'
  | 'ask'
  | 'askSubject'
  | 'askMessage'
  | 'askMessageBranded'
  | 'tasks'
  | 'tasksDone'
  | 'tasksHide'
  | 'tasksShow'
  | 'taskDone'
  | 'close'
  | 'language'
  | 'faulty'
  | 'faultyHome'
  | 'logIn'
  | 'logInAs'
  | 'logInTitle'
  | 'logInHint'
  | 'userName'
  | 'password'
  | 'logInWrong'
  | 'logOut'
  | 'scriptless'
  | 'loading'
  | 'failed'
  | 'cableOut'
  | 'cableIn'
  | 'offline'
  | 'waiting'
  | 'sending'
  | 'allSent'
  | 'playedHere';

/**
 * The sentences of the frame in one language. They stand in content/showroom; in {braces} what is
 * filled in.
 */
export type ShellWords = Readonly<Record<ShellWordName, string>>;

/** Fills what stands in braces. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
