import { useId } from 'react';
import type { ConsentService } from '../../runtime/store/consent.ts';
import type messages from '../../strings/pt-BR/consent-preferences.json';
import type { Translate } from '../../strings/translate.ts';
import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import { serviceStates } from '../../vocab/rules/overlays/service-decisions.ts';
import { type Choice, choosePurpose, chooseService } from './logic.ts';
import { Switch } from './switch.tsx';

type Key = keyof typeof messages;

const TITLES: Readonly<Record<ConsentPurpose, Key>> = {
  necessary: 'necessaryTitle',
  preferences: 'preferencesPurposeTitle',
  analytics: 'analyticsTitle',
  marketing: 'marketingTitle',
};
const TEXTS: Readonly<Record<ConsentPurpose, Key>> = {
  necessary: 'necessaryText',
  preferences: 'preferencesPurposeText',
  analytics: 'analyticsText',
  marketing: 'marketingText',
};

interface Props {
  readonly t: Translate<Key>;
  readonly purpose: ConsentPurpose;
  readonly services: readonly ConsentService[];
  readonly choice: Choice;
  /** The policy of the site does not allow it. */
  readonly withheld: boolean;
  choose(next: Choice): void;
}

/** A purpose with its switch, and its services behind a line that unfolds. */
export function Purpose({ t, purpose, services, choice, withheld, choose }: Props) {
  const id = useId();
  const own = services.filter((one) => one.purpose === purpose);
  const necessary = purpose === 'necessary';
  const states = serviceStates(choice.purposes, choice.services, own);
  const on = Object.values(states).filter(Boolean).length;
  return (
    <li className="purpose" part="purpose">
      <Switch
        id={id}
        label={t(TITLES[purpose])}
        on={choice.purposes[purpose]}
        fixed={necessary || withheld}
        describedBy={`${id}about`}
        choose={(granted) => choose(choosePurpose(choice, services, purpose, granted))}
      />
      <p className="about" id={`${id}about`}>
        {t(TEXTS[purpose])}
        {necessary && <> {t('preferencesAlways')}</>}
      </p>
      {own.length > 0 && (
        <details>
          <summary>{t('preferencesServices', { count: own.length, on: necessary ? own.length : on })}</summary>
          <ul>
            {own.map(({ name, title, description, cookies, storage }) => {
              const kept = [...cookies, ...storage];
              return (
                <li key={name} className="service" part="service">
                  <Switch
                    id={`${id}${name}`}
                    label={title}
                    on={states[name] === true}
                    fixed={necessary || withheld}
                    describedBy={description || kept.length > 0 ? `${id}${name}about` : undefined}
                    choose={(granted) => choose(chooseService(choice, services, name, granted))}
                  />
                  <div className="about" id={`${id}${name}about`}>
                    {description && <p>{description}</p>}
                    {kept.length > 0 && (
                      <p>
                        {t('preferencesKeeps')}{' '}
                        {kept.map((one, at) => (
                          <span key={one}>
                            {at > 0 && ', '}
                            <code>{one}</code>
                          </span>
                        ))}
                      </p>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </li>
  );
}
