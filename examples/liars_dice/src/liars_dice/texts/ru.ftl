# Слова игры «Кости лжеца».

title = Кости лжеца
credits = Старинная игра, общественное достояние.
page-line = Пять костей под стаканом, ставка на все кости сразу и тот, кто ей не верит.

actions-bid = Ставка: не меньше стольких костей показывают число
action-bid = { $count } × { $face }
action-doubt = Не поверить последней ставке

event-rolled = Раунд { $round }: бросают { $left } { $left ->
    [one] кость
    [few] кости
   *[many] костей
  }, начинает { $seat }
event-bid = { $seat } ставит { $count } × { $face }
event-doubted = { $seat } не верит в { $count } × { $face } ({ $owner })
event-shown = { $seat } показывает { $dice }
event-counted = Засчитано: { $found } (ставка { $count } × { $face })
event-lost = { $seat } теряет кость, осталось: { $left }
event-out = { $seat } выбывает

line-outlasted = Выбывшие раньше
line-dice = Оставшиеся кости
feature-dice = оставшиеся кости
feature-outlasted = выбывшие раньше
feature-risk = риск потерять кость, %

option-ones = Единицы
option-ones-wild = засчитываются за любое число
option-ones-plain = засчитываются только как единицы
option-ones-hint = Засчитывается ли единица за любое число при подсчёте костей.

reason-over = Игра окончена.
reason-turn-over = Ваш ход окончен.
reason-nothing-to-doubt = Ставки ещё нет: её делает тот, кто начинает раунд.
reason-too-low = Назовите больше { $count } костей или { $count } с числом больше { $face }.
reason-too-many = В игре осталось костей: { $dice }.
reason-bid-first = Сделайте первую ставку раунда.
reason-raise-or-doubt = Поднимите ставку { $count } × { $face } или не поверьте ей ({ $owner }).

view-round = Раунд
view-starter = Раунд начинает
view-ones = Единицы
view-dice = Осталось костей
view-cup = Под стаканом
view-outlasted = Выбывшие раньше
view-bids = Ставки этого раунда
view-seat = Игрок
view-count = Костей
view-face = Число
