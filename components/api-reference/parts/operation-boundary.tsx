'use client';

import { Component, type ReactNode } from 'react';
import styles from './article.module.css';

type OperationBoundaryProps = {
  /** What the children draw: another one is given its own try. */
  resetKey: unknown;
  /** Stands for what cannot be drawn; a message when there is none. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Keeps the page standing when one operation of a foreign document, or what draws it, cannot be had. */
export class OperationBoundary extends Component<OperationBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: OperationBoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey)
      this.setState({ broken: false });
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
