import type { Language } from '@nokshi/forms/languages.ts';
import { Component, type ReactNode } from 'react';
import styles from './Faulty.module.css';
import type { FrameWords } from './words.ts';

type Props = {
  words: FrameWords;
  frameLanguage: Language;
  restart: () => void;
  children: ReactNode;
};

/** Shows a sentence and "Start again" in the place of a demo that broke, never a white page. */
export class Faulty extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { words, frameLanguage, restart, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <main className={styles.faulty} lang={frameLanguage}>
        <p>{words.faulty}</p>
        <button
          type="button"
          onClick={() => {
            restart();
            location.hash = '#/';
            this.setState({ isBroken: false });
          }}
        >
          {words.restart}
        </button>
      </main>
    );
  }
}
