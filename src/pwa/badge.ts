/** Shows on the app's icon how many notices wait, where icons can show it. */
export async function markIcon(unread: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge());
  } catch {
    // Only an installed app has an icon to mark.
  }
}
