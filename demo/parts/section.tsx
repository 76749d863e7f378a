import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** A part, with what there is to know of it and its states beside each other. */
export function Section({ title, words, children }: SectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="about">
        <h2 id={id}>{title}</h2>
        <p>{words}</p>
      </div>
      <div className="cases">{children}</div>
    </section>
  );
}

interface CaseProps {
  readonly name: string;
  /** As wide as the section. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One state of a part. */
export const Case = ({ name, wide = false, children }: CaseProps) => (
  <div className="case" data-wide={wide || undefined}>
    <h3>{name}</h3>
    <div className="shown">{children}</div>
  </div>
);
