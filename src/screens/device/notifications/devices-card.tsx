import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { localDay } from '#domain/local-day';
import { requestFailure } from '#words/errors';
import { recentDay } from '#words/format/day';
import { type DeviceSubscription, useNoticeDevices } from '../../../data/device/notice-devices';
import { useNotifications } from '../../../data/device/notifications';
import { useAction } from '../../../data/remote/use-action';
import { zoneHere } from '../../../data/store/zone-here';
import { FormFailure } from '../../../parts/input/form-failure';
import { useToday } from '../../../parts/input/use-today';
import { turnOffPush } from '../../../pwa/push';
import { usePush } from '../../../pwa/use-push';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';

/** Every device with the person's notices, each with a button that ends them there. */
export function DevicesCard() {
  const { devices, failure, reload } = useNoticeDevices();
  return (
    <Card as="section" padding="l" labelledBy="notices-devices">
      <Stack>
        <h2 id="notices-devices">Aparelhos que recebem</h2>
        {devices ? (
          <Devices devices={devices} onChange={reload} />
        ) : failure ? (
          <>
            <p className={textClass.hint}>{failure.said ?? requestFailure(failure.failure)}</p>
            <Button variant="quiet" onClick={reload}>
              Tentar de novo
            </Button>
          </>
        ) : (
          <Skeleton lines={2} />
        )}
      </Stack>
    </Card>
  );
}

interface DevicesProps {
  devices: readonly DeviceSubscription[];
  onChange: () => void;
}

function Devices({ devices, onChange }: DevicesProps) {
  const { record } = usePush();
  const today = useToday();
  const calls = useNotifications();
  const [leaving, setLeaving] = useState<DeviceSubscription | null>(null);
  const remove = useAction(async ({ id }: DeviceSubscription) => {
    await (id === record?.id ? turnOffPush(calls) : calls.remove(id));
    onChange();
  });
  const timeZone = zoneHere();

  if (devices.length === 0) {
    return <p className={textClass.hint}>Nenhum aparelho seu recebe avisos.</p>;
  }
  return (
    <>
      <List label="Aparelhos que recebem avisos" bare>
        {devices.map((device) => (
          <ListRow
            key={device.id}
            leading={<Smartphone />}
            title={device.label}
            subtitle={`${device.id === record?.id ? 'Este aparelho · aberto' : 'Aberto'} ${recentDay(localDay(device.seenAt, timeZone), today)}`}
            actions={
              <Button
                variant="plain"
                aria-label={`Remover ${device.label}`}
                onClick={() => setLeaving(device)}
              >
                Remover
              </Button>
            }
          />
        ))}
      </List>
      {remove.failure && <FormFailure failure={remove.failure} />}
      <ConfirmDialog
        open={leaving !== null}
        title="Parar os avisos?"
        confirmLabel="Remover"
        onConfirm={() => {
          if (leaving) void remove.run(leaving);
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{leaving?.label} deixa de receber avisos. A conta continua aberta nele.</p>
      </ConfirmDialog>
    </>
  );
}
