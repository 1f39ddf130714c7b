import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import field from './Field.module.css';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly least: number;
  readonly most: number;
}

/** A small whole number, typed or changed in steps. */
export function Stepper({ label, value, onChange, least, most }: StepperProps) {
  return (
    <LocaleScope>
      <NumberField
        className={joinClasses(field.field)}
        value={value}
        onChange={(next) => onChange(Number.isNaN(next) ? least : next)}
        minValue={least}
        maxValue={most}
        step={1}
      >
        <Label className={joinClasses(field.label)}>{label}</Label>
        <Group className={joinClasses(styles.group)}>
          <Button slot="decrement" className={joinClasses(styles.step)}>
            −
          </Button>
          <Input className={joinClasses(field.control, styles.input)} />
          <Button slot="increment" className={joinClasses(styles.step)}>
            +
          </Button>
        </Group>
      </NumberField>
    </LocaleScope>
  );
}
