import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './DataTable.module.css';
import type { TableList } from './TableList.ts';

/** Loads the next page, or says that it is on its way; print shows that there is one. */
export function LoadMore<Row>({ list }: { readonly list: TableList<Row> }) {
  const { t } = useTranslation('table');
  return (
    <>
      <Row justify="center" wrap={false} className={styles.more}>
        {list.loadsItself && !list.isError ? (
          t('loadingMore')
        ) : (
          <Button onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? t('loadingMore') : t('loadMore')}
          </Button>
        )}
      </Row>
      <p className={styles.moreOnPaper}>{t('moreToPrint')}</p>
    </>
  );
}
