import { Fragment, useId } from 'react';
import { describeDiagram } from '@/.generated/words/docs/sequences';
import {
  type Box,
  type DiagramItem,
  type DiagramArrow,
  type Label,
  layoutSequence,
  LINE_HEIGHT,
  type SequenceLayout,
} from '@/lib/sequence/layout-sequence';
import { parseSequence } from '@/lib/sequence/parse-sequence';
import { SequenceText } from './sequence-text';
import styles from './sequence.module.css';

type SequenceProps = {
  title: string;
  /** Text of the fenced block; see `parseSequence`. */
  source: string;
};

/**
 * A sequence diagram, rendered at build. Where there is no room for it, and for screen readers, the
 * same steps are a list.
 * @throws When the text has errors; the content check names file and line before that.
 */
export function Sequence({ title, source }: SequenceProps) {
  const { sequence, errors } = parseSequence(source);
  if (errors[0]) throw new Error(`The sequence "${title}" is at fault: ${errors[0].message}`);
  return (
    <figure className={styles.sequence}>
      <figcaption className={styles.title}>{title}</figcaption>
      <Diagram title={title} layout={layoutSequence(sequence)} />
      <SequenceText items={sequence.items} className={styles.text} />
    </figure>
  );
}

function Diagram({ title, layout }: { title: string; layout: SequenceLayout }) {
  const id = useId();
  const { width, height, actors, lifeline, items } = layout;
  return (
    <svg
      className={styles.diagram}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{describeDiagram}</desc>
      {items.map((one, index) => one.kind === 'group' && <Frame key={index} box={one.box} />)}
      <path
        className={styles.life}
        d={actors.map(({ x }) => `M${x} ${lifeline.from}V${lifeline.to}`).join('')}
      />
      {actors.map(({ box, label }, index) => (
        <Fragment key={index}>
          <rect className={styles.actor} {...box} rx="6" />
          <Text
            label={label}
            className={styles.name}
            top={(box.height - label.box.height) / 2 + 1}
          />
        </Fragment>
      ))}
      {items.map((one, index) => (
        <Part key={index} part={one} />
      ))}
    </svg>
  );
}

function Frame({ box }: { box: Box }) {
  return <rect className={styles.group} {...box} rx="6" />;
}

function Part({ part }: { part: DiagramItem }) {
  switch (part.kind) {
    case 'group': {
      const label = { ...part.label, x: part.label.box.x };
      return (
        <>
          <rect className={styles.under} {...part.label.box} />
          <Text label={label} className={`${styles.condition} ${styles.over}`} />
        </>
      );
    }
    case 'task':
    case 'note':
      return (
        <>
          <rect className={styles[part.kind]} {...part.box} rx="4" />
          <Text label={part.label} />
        </>
      );
    case 'message':
    case 'reply':
      return (
        <>
          <Arrow {...part} />
          <rect className={styles.under} {...part.label.box} />
          <Text label={part.label} className={styles.over} />
        </>
      );
    default:
      return part satisfies never;
  }
}

/** An arrow whose head stops short of the target line, so that its tip is visible. */
function Arrow({ kind, from, to, y }: DiagramArrow) {
  const side = to > from ? 1 : -1;
  const tip = to - side;
  const head = `M${tip} ${y}l${-8 * side} -4v8z`;
  return (
    <>
      <path
        className={`${styles.arrow} ${kind === 'reply' ? styles.dashed : ''}`}
        d={`M${from} ${y}H${tip - side * 6}`}
      />
      <path className={styles.head} d={head} />
    </>
  );
}

type TextProps = { label: Label; className?: string | undefined; top?: number };

function Text({ label, className = '', top }: TextProps) {
  const shift = top === undefined ? 0 : top - label.box.y;
  return (
    <text className={`${styles.label} ${className}`}>
      {label.lines.map((line, index) => (
        <tspan key={index} x={label.x} y={label.y + shift + index * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
