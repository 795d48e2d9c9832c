import { NOT_FOUND_TITLE } from '../../pages/titles';
import { Colophon } from '../../shared/Colophon';
import { PageHead } from '../../shared/components';
import { mount } from '../../shell/mount';

mount(() => (
  <>
    <main id="main" tabIndex={-1}>
      <PageHead
        title={NOT_FOUND_TITLE}
        lead={
          <>
            The address may be mistyped, or what stood there has moved. <a href="/">To the first page</a>.
          </>
        }
      />
    </main>
    <Colophon />
  </>
));
