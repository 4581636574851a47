CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY, package_name TEXT NOT NULL UNIQUE);
INSERT INTO application_info_table VALUES (1, 'com.example.scale');
CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, app_info_id INTEGER, time INTEGER, zone_offset INTEGER, local_date INTEGER, weight REAL, local_date_time INTEGER AS (time + 1000 * zone_offset));
INSERT INTO weight_record_table (uuid, app_info_id, time, zone_offset, weight) VALUES
  (x'01', 1, 1736157662000, -10800, 64200.0),
  (x'02', 1, 1736823000000, -10800, 64183.3),
  (x'03', 1, 1736910000000, -10800, 642000.0);
CREATE TABLE body_fat_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, time INTEGER, zone_offset INTEGER, percentage REAL);
INSERT INTO body_fat_record_table (uuid, time, zone_offset, percentage) VALUES (x'04', 1736157662000, -10800, 27.5);
CREATE TABLE height_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, time INTEGER, zone_offset INTEGER, height REAL);
INSERT INTO height_record_table (uuid, time, zone_offset, height) VALUES (x'05', 1736071200000, -10800, 1.66);
CREATE TABLE steps_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, count INTEGER);
CREATE TABLE exercise_session_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, start_time INTEGER, start_zone_offset INTEGER, end_time INTEGER, end_zone_offset INTEGER, notes TEXT, exercise_type INTEGER, title TEXT, has_route INTEGER);
INSERT INTO exercise_session_record_table (uuid, start_time, start_zone_offset, end_time, exercise_type, title) VALUES
  (x'06', 1738616520000, -10800, 1738620270000, 45, NULL),
  (x'07', 1738702800000, -10800, 1738704600000, 33, 'Corrida'),
  (x'08', 1738789200000, -10800, 1738792800000, 55, 'Pernas');
