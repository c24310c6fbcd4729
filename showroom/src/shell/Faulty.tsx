import { Component, type ReactNode } from 'react';
import type { ShellView } from '../runtime/engine.tsx';
import { goTo, screenOf } from '../runtime/hash.ts';
import { Button } from '../ui/Button.tsx';
import { NotFetched } from '../ui/later.tsx';
import styles from './Faulty.module.css';

type Props = { readonly view: ShellView; readonly children: ReactNode };

/**
 * Shows a sentence in the place of a screen that broke, never a white page. The next screen is tried
 * afresh. Where the first one breaks, was fetched, and no step has just failed, what was kept is at
 * fault, and everything begins again by itself. What the page itself refuses, such as nodes that a
 * translation has moved, costs nothing of what was kept.
 */
export class Faulty extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  /** What was kept can be at fault once: after that it is as at first. */
  #hasRestarted = false;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    addEventListener('hashchange', this.#tryAgain);
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.#tryAgain);
  }

  override componentDidCatch(error: unknown) {
    if (
      error instanceof NotFetched ||
      error instanceof DOMException ||
      this.props.view.bug ||
      this.#hasRestarted ||
      screenOf(location.hash).length > 0
    )
      return;
    this.#hasRestarted = true;
    this.#restart();
  }

  readonly #tryAgain = () => {
    if (this.state.isBroken) this.setState({ isBroken: false });
  };

  readonly #goHome = () => {
    this.props.view.forgetBug();
    goTo();
    this.setState({ isBroken: false });
  };

  readonly #restart = () => {
    const { restart, forgetBug, notify, words } = this.props.view;
    restart();
    forgetBug();
    goTo();
    notify(words.restarted);
    this.setState({ isBroken: false });
  };

  override render() {
    const { view, children } = this.props;
    const { words, shellLanguage } = view;
    if (!this.state.isBroken) return children;
    return (
      <main className={styles.faulty} lang={shellLanguage}>
        <p>{words.faulty}</p>
        <p className={styles.ways}>
          <Button onClick={this.#goHome}>{words.faultyHome}</Button>
          <Button variant="quiet" onClick={this.#restart}>
            {words.restart}
          </Button>
        </p>
      </main>
    );
  }
}
