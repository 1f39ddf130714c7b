import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { BlockPlace } from '../blocks/blockEdits.ts';
import { useFaultText } from '../useFaultText.ts';
import { PlaceFields, type TypedPlace, usePlaceOf } from './PlaceFields.tsx';

interface PlaceDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly begin: TypedPlace;
  /** Of the block that is moved; a new one has none. */
  readonly moved?: readonly string[];
  /** Makes the change: why that cannot be, or null. */
  readonly onPlace: (place: BlockPlace) => string | null;
  /** What would come of a place, before it is sent. */
  readonly outcome?: (place: BlockPlace) => ReactNode;
  readonly onClose: () => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Asks for a day of a surface and a time, and stays open until the block fits there. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { title, confirm, begin, moved, onPlace, outcome, onClose, children } = props;
  const { t } = useTranslation('schedule');
  const [typed, setTyped] = useState(begin);
  const [fault, setFault] = useState<string | null>(null);
  const textOf = useFaultText();
  const placeOf = usePlaceOf(moved);
  const to = placeOf(typed);
  const place = () => {
    const refused = to ? onPlace(to) : 'noTime';
    setFault(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={place}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <PlaceFields value={typed} onChange={setTyped} />
      {fault === null ? null : (
        <Text tone="bad" weight="medium" role="alert">
          {textOf(fault)}
        </Text>
      )}
      {to && outcome ? outcome(to) : null}
    </Dialog>
  );
}
