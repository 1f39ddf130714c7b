import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import popover from './popover.module.css';
import type { Option } from './Select.tsx';

/** Without its own id React Aria would confuse a row with the one formerly in its place. */
export function keyed(options: readonly Option[]): (Option & { readonly id: string })[] {
  return options.map((option) => ({ ...option, id: option.value }));
}

export function OptionRow({ option }: { readonly option: Option }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className={joinClasses(popover.option)}>
      {({ isSelected }) => (
        <>
          <span className={popover.words}>
            <span>{option.label}</span>
            {option.detail ? <span className={popover.detail}>{option.detail}</span> : null}
          </span>
          {isSelected ? <Icon name="check" small /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
