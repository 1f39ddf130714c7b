import {
  ComboBox as AriaComboBox,
  Input,
  Label,
  ListBox,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { useTranslation } from '../i18n/useTranslation.ts';
import { AriaFieldProblem } from './AriaFieldProblem.tsx';
import type { ComboBoxProps } from './ComboBox.tsx';
import { useDialogLayer } from './dialogLayer.ts';
import field from './Field.module.css';
import { LabelText } from './Field.tsx';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import { keyed, OptionRow } from './OptionRow.tsx';
import popover from './popover.module.css';
import type { Option } from './Select.tsx';
import { useTypedOption } from './useTypedOption.ts';
import './controlMessages.ts';

/** A ComboBox where there is room for a list of our own. */
export function ListComboBox(props: ComboBoxProps) {
  const { label, hint, error, optional, allowsCustom, placeholder, disabled, ref } = props;
  const { t } = useTranslation('controls');
  const layer = useDialogLayer();
  const { text, value, items, isSearching, type, choose, leave } = useTypedOption(props);

  return (
    <LocaleScope>
      <AriaComboBox
        className={joinClasses(field.field)}
        items={keyed(items)}
        inputValue={text}
        onInputChange={type}
        value={value}
        onChange={(key) => {
          if (key !== null) choose(String(key));
        }}
        isDisabled={disabled ?? false}
        allowsCustomValue
        allowsEmptyCollection={isSearching}
        isInvalid={Boolean(error)}
        isRequired={!optional}
        validationBehavior="aria"
        onBlur={leave}
      >
        <Label className={joinClasses(field.label)}>
          <LabelText label={label} optional={optional} />
        </Label>
        {hint && (
          <Text slot="description" className={joinClasses(field.hint)}>
            {hint}
          </Text>
        )}
        <Input
          className={joinClasses(field.control)}
          autoComplete="off"
          placeholder={placeholder ?? t('combo.placeholder')}
          {...(ref ? { ref } : {})}
        />
        <AriaFieldProblem error={error} />
        <Popover className={joinClasses(popover.popover)} offset={4} {...layer}>
          <ListBox<Option>
            className={joinClasses(popover.list)}
            renderEmptyState={() => (
              <div className={popover.nothing}>
                {t(allowsCustom ? 'combo.kept' : 'combo.nothing', { typed: text.trim() })}
              </div>
            )}
          >
            {(option) => <OptionRow option={option} />}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </LocaleScope>
  );
}
