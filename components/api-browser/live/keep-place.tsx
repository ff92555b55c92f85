'use client';

import { Component, createRef, type ReactNode } from 'react';
import type { Place } from './place';

let tools: typeof import('./place') | undefined;

/** Fetches what a place is kept with: before there is a second drawing, nothing needs it. */
export async function loadPlace(): Promise<void> {
  tools ??= await import('./place');
}

type KeepPlaceProps = {
  /** What the children draw. When it changes, the reader finds what they saw where they saw it. */
  drawn: unknown;
  children: ReactNode;
};

/**
 * Lets its content be drawn anew without moving what the reader looks at. Not by the browser's own scroll
 * anchoring: that loses its hold when the element goes, and not every browser has it. Only once `loadPlace` is
 * through.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeepPlaceProps): Place | null {
    const { current } = this.root;
    if (!current || !tools || before.drawn === this.props.drawn) return null;
    return tools.readPlace(current);
  }

  override componentDidUpdate(_: KeepPlaceProps, _state: unknown, place: Place | null) {
    const { current } = this.root;
    // After React's own work and before the paint.
    if (current && place) queueMicrotask(() => tools?.restorePlace(current, place));
  }

  override render() {
    return <div ref={this.root}>{this.props.children}</div>;
  }
}
