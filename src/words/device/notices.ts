import type { Device } from '#domain/device/device';
import { plural } from '../format/plural';

/** The number of unread notices: "1 novo", "3 novos". */
export function unreadCount(unread: number): string {
  return plural(unread, { zero: 'Nenhum novo', one: '1 novo', other: '# novos' });
}

/**
 * Steps to allow notifications after they were refused. After a refusal the browser no longer lets
 * the app ask.
 * @param installed opened from its icon
 */
export function unblockSteps({ browser, system }: Device, installed: boolean): string[] {
  if (system === 'iphone' || system === 'ipad') {
    return ['Abra Ajustes → Notificações → Anilha.', 'Ligue “Permitir Notificações”.'];
  }
  if (system === 'android') {
    return installed
      ? [
          'Toque e segure o ícone da Anilha e abra “Informações do app”.',
          'Em “Notificações”, permita.',
        ]
      : [
          'Toque no ícone ao lado do endereço e abra “Permissões”.',
          'Em “Notificações”, permita.',
          'Se continuar bloqueado, permita as notificações do navegador nas configurações do Android.',
        ];
  }
  if (browser === 'safari') {
    return ['Abra Safari → Ajustes → Sites → Notificações.', 'Ao lado deste site, permita.'];
  }
  if (browser === 'firefox') {
    return [
      'Clique no ícone ao lado do endereço.',
      'Em “Enviar notificações”, remova o bloqueio.',
      'Recarregue esta página.',
    ];
  }
  return [
    installed
      ? 'No menu ⋮ da janela, abra as informações do app.'
      : 'Clique no ícone ao lado do endereço.',
    'Em “Notificações”, permita.',
    'Se continuar bloqueado, permita as notificações do navegador nas configurações do sistema.',
  ];
}
