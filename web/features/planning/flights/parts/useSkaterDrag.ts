import { type DropItem, type ItemDropTarget, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { ProgrammeRow } from '../view/programmeRows.ts';

/** The programme's id that is dragged from flight to flight. */
const PROGRAMME = 'application/x-rinkside-programme';

interface SkaterDrag {
  readonly flightId: string;
  readonly rows: readonly ProgrammeRow[];
  readonly isDisabled: boolean;
  /** @param place in the flight's start order, 0 the first, counted without the programme itself */
  readonly onMove: (programmeId: string, toFlightId: string, place: number) => void;
}

/** Drag and drop of a flight's people, by pointer, touch and keyboard; React Aria announces each step. */
export function useSkaterDrag({ flightId, rows, isDisabled, onMove }: SkaterDrag) {
  const placeOf = ({ key, dropPosition }: ItemDropTarget) =>
    rows.findIndex(({ id }) => id === key) + (dropPosition === 'after' ? 1 : 0);
  const take = async (items: readonly DropItem[], place: number) => {
    const [item] = items;
    if (item?.kind !== 'text') return;
    onMove(await item.getText(PROGRAMME), flightId, place);
  };
  const { dragAndDropHooks } = useDragAndDrop<ProgrammeRow>({
    isDisabled,
    getItems: (keys) =>
      [...keys].map((key) => ({
        [PROGRAMME]: String(key),
        'text/plain': rows.find(({ id }) => id === key)?.name ?? '',
      })),
    acceptedDragTypes: [PROGRAMME],
    getDropOperation: () => 'move',
    onReorder: ({ keys: [key], target }) => {
      const from = rows.findIndex(({ id }) => id === key);
      const before = placeOf(target);
      const to = from < before ? before - 1 : before;
      if (from >= 0 && to !== from) onMove(String(key), flightId, to);
    },
    onInsert: ({ items, target }) => void take(items, placeOf(target)),
    onRootDrop: ({ items }) => void take(items, rows.length),
  });
  return dragAndDropHooks;
}
