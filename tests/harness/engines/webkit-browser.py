#!/usr/bin/python3
"""A WebKitGTK window for WebKitWebDriver, with storage that outlives it.

MiniBrowser, which WebKitWebDriver starts by default, keeps nothing under automation.
The environment has PROFILE (a folder) and WINDOW (390x844).
"""
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

# On in Safari of iOS, off by default in WebKitGTK 2.50.
LIKE_SAFARI = ('FileSystem', 'StorageAPI', 'StorageAPIEstimate')

profile = os.environ['PROFILE']
width, height = (int(part) for part in os.environ['WINDOW'].split('x'))

data = WebKit2.WebsiteDataManager(
    base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache')
# Tests make their own certificates.
data.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_preferred_languages(['pt-BR', 'pt'])
context.set_automation_allowed(True)
context.get_cookie_manager().set_persistent_storage(
    f'{profile}/cookies.sqlite', WebKit2.CookiePersistentStorage.SQLITE)

settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True, enable_smooth_scrolling=False)
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
features = WebKit2.Settings.get_all_features()
for at in range(features.get_length()):
    feature = features.get(at)
    if feature.get_identifier() in LIKE_SAFARI:
        settings.set_feature_enabled(feature, True)


def open_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    # No window manager gives it the focus, which :focus-visible and hasFocus() need.
    GLib.timeout_add(100, lambda: window.get_window() and window.get_window().focus(0))
    return view


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('anilha-tests')
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


context.connect('automation-started', on_automation)
Gtk.main()
