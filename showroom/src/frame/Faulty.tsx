import { Component, type ReactNode } from 'react';
import type { FrameView } from '../runtime/engine.tsx';
import { goTo, screenHash, screenOf } from '../runtime/hash.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import styles from './Faulty.module.css';

type Props = Pick<FrameView, 'words' | 'frameLanguage' | 'restart' | 'notify'> & {
  readonly children: ReactNode;
};

/**
 * Shows a sentence in the place of a screen that broke, never a white page. The next screen is tried
 * afresh; where the first one breaks, what was kept is at fault, and everything begins again by itself.
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

  override componentDidCatch() {
    if (this.#hasRestarted || screenOf(location.hash).length > 0) return;
    this.#hasRestarted = true;
    this.#restart();
  }

  readonly #tryAgain = () => {
    if (this.state.isBroken) this.setState({ isBroken: false });
  };

  readonly #restart = () => {
    const { restart, notify, words } = this.props;
    restart();
    goTo();
    notify(words.restarted);
    this.setState({ isBroken: false });
  };

  override render() {
    const { words, frameLanguage, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <main className={styles.faulty} lang={frameLanguage}>
        <p>{words.faulty}</p>
        <p className={styles.ways}>
          <LinkButton href={screenHash()}>{words.faultyHome}</LinkButton>
          <Button variant="quiet" onClick={this.#restart}>
            {words.restart}
          </Button>
        </p>
      </main>
    );
  }
}
