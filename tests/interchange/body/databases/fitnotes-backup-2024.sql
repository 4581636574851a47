CREATE TABLE Category (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, colour INTEGER);
INSERT INTO Category (_id, name) VALUES (1, 'Back'), (2, 'Cardio');
CREATE TABLE exercise (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, category_id INTEGER NOT NULL, exercise_type_id INTEGER NOT NULL DEFAULT 0, notes TEXT);
INSERT INTO exercise (_id, name, category_id) VALUES (1, 'Row (Cable, Wide)', 1), (2, 'Running (Outdoor)', 2);
CREATE TABLE training_log (_id INTEGER PRIMARY KEY AUTOINCREMENT, exercise_id INTEGER NOT NULL, date DATE NOT NULL, metric_weight INTEGER NOT NULL, reps INTEGER NOT NULL, unit INTEGER NOT NULL DEFAULT 0, distance INTEGER NOT NULL DEFAULT 0, duration_seconds INTEGER NOT NULL DEFAULT 0);
INSERT INTO training_log (_id, exercise_id, date, metric_weight, reps, distance, duration_seconds) VALUES
  (1, 1, '2024-03-10', 40, 10, 0, 0),
  (2, 1, '2024-03-10', 42.5, 8, 0, 0),
  (3, 2, '2024-03-12', 0, 0, 2000, 720);
CREATE TABLE Comment (_id INTEGER PRIMARY KEY AUTOINCREMENT, date DATE, owner_type_id INTEGER NOT NULL, owner_id INTEGER NOT NULL, comment TEXT);
INSERT INTO Comment (owner_type_id, owner_id, comment) VALUES (1, 2, 'pegada "aberta", sem apoio');
CREATE TABLE MeasurementUnit (_id INTEGER PRIMARY KEY, type INTEGER, long_name TEXT, short_name TEXT);
INSERT INTO MeasurementUnit VALUES (1, 1, 'Kilograms', 'kgs'), (2, 2, 'Centimetres', 'cm'), (3, 3, 'Percent', '%');
CREATE TABLE Measurement (_id INTEGER PRIMARY KEY, name TEXT, unit_id INTEGER, enabled INTEGER);
INSERT INTO Measurement VALUES (1, 'Bodyweight', 1, 1), (2, 'Waist', 2, 1), (3, 'Body Fat', 3, 1);
CREATE TABLE MeasurementRecord (_id INTEGER PRIMARY KEY, measurement_id INTEGER, date DATE, time TEXT, value REAL, comment TEXT);
INSERT INTO MeasurementRecord VALUES
  (1, 1, '2024-03-10', '07:00:00', 82, NULL),
  (2, 2, '2024-03-10', '07:00:00', 86.5, NULL),
  (3, 1, '2024-03-11', '07:00:00', 81.5, 'Leve'),
  (4, 3, '2024-03-11', '07:00:00', 19.5, NULL);
