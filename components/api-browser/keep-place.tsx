'use client';

import { Component, createRef, type ReactNode } from 'react';
import { type Place, readPlace, restorePlace } from './place';

type KeepPlaceProps = {
  /** What the children draw. When it changes, the reader finds what they saw where they saw it. */
  drawn: unknown;
  children: ReactNode;
};

/**
 * Lets its content be drawn anew without moving what the reader looks at. Not by the browser's own scroll
 * anchoring: that loses its hold when the element goes, and not every browser has it.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeepPlaceProps): Place | null {
    const { current } = this.root;
    return current && before.drawn !== this.props.drawn ? readPlace(current) : null;
  }

  override componentDidUpdate(_: KeepPlaceProps, _state: unknown, place: Place | null) {
    const { current } = this.root;
    // After React's own work and before the paint.
    if (current && place) queueMicrotask(() => restorePlace(current, place));
  }

  override render() {
    return <div ref={this.root}>{this.props.children}</div>;
  }
}
