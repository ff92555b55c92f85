'use client';

import { Component, type ReactNode } from 'react';
import styles from './article.module.css';

type Props = {
  /** What the children draw: another one is given its own try. */
  drawn: unknown;
  /** Stands for what cannot be drawn; a message when there is none. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Keeps the page standing when one operation of a foreign document, or what draws it, cannot be had. */
export class OperationBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.drawn !== this.props.drawn) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.fallback) return this.props.fallback;
    return (
      <div className={styles.words} role="alert">
        <h1 className={styles.title}>This operation cannot be shown</h1>
        <p className={styles.description}>
          The document describes it in a way this page does not understand, or a part of this page
          did not load.
        </p>
      </div>
    );
  }
}
