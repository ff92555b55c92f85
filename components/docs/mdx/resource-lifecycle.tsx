import { Fragment } from 'react';
import * as words from '@/.generated/words/docs/lifecycles';
import { PageLink } from '@/components/ui/link/page-link';
import { RecordTable } from '@/components/ui/record-table';
import { Sentence } from '@/components/ui/sentence';
import { LifecycleRunOpener } from '@/components/workbench/lifecycle/lifecycle-run-opener';
import { type LifecycleState, type LinkedOperation } from '@/lib/pages/guide/build-lifecycle';
import {
  INDENT,
  isEnd,
  layoutLifecycle,
  type LifecycleLayout,
  type MoveLine,
  NAME_LINE,
  type StateBox,
} from '@/lib/pages/guide/layout-lifecycle';
import { readLifecycle } from '@/lib/pages/guide/read-lifecycle';
import styles from './resource-lifecycle.module.css';

type LifecycleProps = {
  /** Resource: the name of a file of content/sandbox. */
  of: string;
  /** Accessible name of the table; the build sets it to the heading above. */
  label?: string;
};

/**
 * The states of a resource and what leads from one to another, by the rules of the sandbox: as a picture, and as a table
 * that also says what is refused.
 * @throws for a resource without states; the content check names the file before that.
 */
export function Lifecycle({ of, label }: LifecycleProps) {
  const lifecycle = readLifecycle(of);
  const { title, states } = lifecycle;
  const titles = new Map(states.map((state) => [state.name, state.title]));
  const columns = [words.state, words.happens, words.refused].map((name) => ({ name }));
  const rows = states.map((state) => ({
    key: state.name,
    head: state.title,
    cells: [
      <Moves key="moves" state={state} titles={titles} />,
      <Refusals key="refusals" state={state} />,
    ],
  }));
  return (
    <figure className={styles.lifecycle}>
      <figcaption className={styles.title}>{words.caption(title)}</figcaption>
      <div className={styles.views}>
        <div className={styles.stage}>
          <div className={styles.picture}>
            <Diagram layout={layoutLifecycle(lifecycle)} />
          </div>
          <LifecycleRunOpener of={of} />
        </div>
        <RecordTable label={label ?? words.caption(title)} columns={columns} rows={rows} />
      </div>
    </figure>
  );
}

/** The picture, which says what the table says: its links are for the pointer alone. */
function Diagram({ layout: { width, height, boxes, moves, arrows } }: { layout: LifecycleLayout }) {
  return (
    <svg
      className={styles.diagram}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {moves.map(({ path, operation }, index) => (
        <path
          key={index}
          className={`${styles.line} ${operation ? '' : styles.dashed}`}
          d={path ?? ''}
        />
      ))}
      {arrows.map(({ lane, to, y }, index) => (
        <Fragment key={index}>
          <path className={styles.line} d={`M${lane} ${y}H${to + 9}`} />
          <path className={styles.head} d={`M${to + 2} ${y}l9 -4.5v9z`} />
        </Fragment>
      ))}
      {boxes.map((box, index) => (
        <Box key={index} box={box} />
      ))}
      {moves.map((move, index) => (
        <Name key={index} move={move} />
      ))}
    </svg>
  );
}

function Box({ box: { name, lines, kind, y, width, height, stem } }: { box: StateBox }) {
  const middle = y + height / 2;
  return (
    <g data-state={name}>
      {stem > y && <path className={styles.stem} d={`M9 ${middle}V${stem}`} />}
      {kind === 'begin' ? (
        <circle className={styles.begin} cx="9" cy={middle} r="6" />
      ) : (
        <rect
          className={kind === 'end' ? styles.end : styles.box}
          {...{ x: 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: 6 }}
        />
      )}
      {kind === 'end' && (
        <rect
          className={styles.rim}
          {...{ x: 3.5, y: y + 3.5, width: width - 7, height: height - 7, rx: 4 }}
        />
      )}
      <Lines
        className={styles.name}
        lines={lines}
        x={kind === 'begin' ? INDENT : 14}
        middle={middle}
      />
    </g>
  );
}

type LinesProps = {
  lines: readonly string[];
  x: number;
  /** Middle of all lines. */
  middle: number;
  className?: string | undefined;
};

/** Lines of a text below each other. */
function Lines({ lines, x, middle, className }: LinesProps) {
  const first = middle - ((lines.length - 1) * NAME_LINE) / 2 + 4.5;
  return (
    <text className={className}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={first + index * NAME_LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Name({ move: { operation, lines, y, height, width } }: { move: MoveLine }) {
  const text = <Lines lines={lines} x={INDENT} middle={y + height / 2} />;
  return (
    <>
      <path className={styles.stem} d={`M9 ${y + height / 2}H${INDENT - 6}`} />
      {operation ? (
        <PageLink href={operation.href} tabIndex={-1}>
          <rect className={styles.target} {...{ x: INDENT, y, width, height }} />
          {text}
        </PageLink>
      ) : (
        text
      )}
    </>
  );
}

type MovesProps = { state: LifecycleState; titles: ReadonlyMap<string, string> };

/** What can happen in a state, with the state afterwards. */
function Moves({ state, titles }: MovesProps) {
  const { name, moves } = state;
  return (
    <ul className={styles.list}>
      {moves.map(({ operation, to }, index) => (
        <li key={index}>
          <Sentence text={operation ? (to === name ? words.stays : words.leadsTo) : words.becomes}>
            {operation && <OperationLink operation={operation} />}
            {(to !== name || !operation) && <b>{titles.get(to)}</b>}
          </Sentence>
        </li>
      ))}
      {isEnd(state) && <li>{words.end}</li>}
    </ul>
  );
}

/** What a state refuses. */
function Refusals({ state: { refusals } }: { state: LifecycleState }) {
  if (refusals.length === 0) return null;
  return (
    <ul className={styles.list}>
      {refusals.map(({ operation }, index) => (
        <li key={index}>
          <OperationLink operation={operation} />
        </li>
      ))}
    </ul>
  );
}

function OperationLink({ operation: { name, href } }: { operation: LinkedOperation }) {
  return <PageLink href={href}>{name}</PageLink>;
}
